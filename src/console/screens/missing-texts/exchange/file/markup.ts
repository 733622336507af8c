/** Normalizes HTML by parsing and serializing it, for comparisons. */
export const normalHtml = (html: string): string =>
  new DOMParser().parseFromString(`<body>${html}`, 'text/html').body.innerHTML

const placeholder = /\$?\{\{?[^{}\s][^{}]*\}\}?|%(?:\d+\$)?[sd]\b/g

/** Key of a tag: its name, and its link or source. */
const tagName = (element: Element): string => {
  const address = element.getAttribute('href') ?? element.getAttribute('src')
  return `<${element.localName}${address === null ? '' : ` ${address}`}>`
}

/** Tags of rich text, and placeholders (`{name}`, `%s`) of any text, with repetitions. */
const marksOf = (text: string, isRich: boolean): readonly string[] => {
  if (!isRich) return text.match(placeholder) ?? []
  const { body } = new DOMParser().parseFromString(`<body>${text}`, 'text/html')
  return [...[...body.querySelectorAll('*')].map(tagName), ...(body.textContent.match(placeholder) ?? [])]
}

/** Tags and placeholders of a text that its translation lacks, with repetitions. */
export const lostMarks = (source: string, target: string, isRich: boolean): readonly string[] => {
  const there = new Map<string, number>()
  for (const mark of marksOf(target, isRich)) there.set(mark, (there.get(mark) ?? 0) + 1)
  return marksOf(source, isRich).filter((mark) => {
    const left = there.get(mark) ?? 0
    there.set(mark, left - 1)
    return left <= 0
  })
}
