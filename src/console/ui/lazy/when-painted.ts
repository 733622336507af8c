/** Calls `act` once what is in the document now has been painted; returns how to withdraw that. */
export const whenPainted = (act: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout>
  // A frame's callbacks run before it is painted.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
