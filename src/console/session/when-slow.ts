/** How long, in milliseconds, a response may take before the user sees a message. */
const delay = 12_000

/** Calls `act` when `work` is slow; the result of `work` is returned anyway. */
export const whenSlow = <Result>(work: Promise<Result>, act: () => void): Promise<Result> => {
  const timer = setTimeout(act, delay)
  return work.finally(() => clearTimeout(timer))
}
