/** An attribute that keeps its text; the editor's default parser converts `007` to a number. */
export const named = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(name),
})
