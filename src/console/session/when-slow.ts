/** How long, in milliseconds, an answer is waited for before its user hears that there is none yet. */
const delay = 12_000

/** Calls `act` when `work` takes too long for somebody to wait for it; what comes of it counts all the same. */
export const whenSlow = <Result>(work: Promise<Result>, act: () => void): Promise<Result> => {
  const timer = setTimeout(act, delay)
  return work.finally(() => clearTimeout(timer))
}
