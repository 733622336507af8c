/** HTML as a browser writes it, so that two spellings of the same compare equal. */
export const normalHtml = (html: string): string =>
  new DOMParser().parseFromString(`<body>${html}`, 'text/html').body.innerHTML

const placeholder = /\$?\{\{?[^{}\s][^{}]*\}\}?|%(?:\d+\$)?[sd]\b/g

/** What a tag is known by: its name, and where it leads or what it shows. */
const tagName = (element: Element): string => {
  const address = element.getAttribute('href') ?? element.getAttribute('src')
  return `<${element.localName}${address === null ? '' : ` ${address}`}>`
}

/** Tags of rich text, and what is filled in later (`{name}`, `%s`) of any, each as often as it stands there. */
const marksOf = (text: string, isRich: boolean): readonly string[] => {
  if (!isRich) return text.match(placeholder) ?? []
  const { body } = new DOMParser().parseFromString(`<body>${text}`, 'text/html')
  return [...[...body.querySelectorAll('*')].map(tagName), ...(body.textContent.match(placeholder) ?? [])]
}

/** Tags and placeholders of a text that its translation has lost, each as often as it did. */
export const lostMarks = (source: string, target: string, isRich: boolean): readonly string[] => {
  const there = new Map<string, number>()
  for (const mark of marksOf(target, isRich)) there.set(mark, (there.get(mark) ?? 0) + 1)
  return marksOf(source, isRich).filter((mark) => {
    const left = there.get(mark) ?? 0
    there.set(mark, left - 1)
    return left <= 0
  })
}
