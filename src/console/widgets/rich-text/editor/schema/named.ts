/** An attribute that is kept as it is written; the editor's own reading makes a number of `007`. */
export const named = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(name),
})
