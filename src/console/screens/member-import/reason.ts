import texts from './texts.json' with { type: 'json' }

const reasons: Readonly<Record<string, string>> = texts.reasons

/** What is wrong with a row or the whole file in the language of the page; in the API's own words where the page has none. */
export const reasonOf = (message: string): string => {
  const number = /\d+/.exec(message)?.[0] ?? ''
  const known = reasons[message] ?? reasons[message.replace(number, '{{number}}')]
  return known?.replace('{{number}}', number) ?? message
}
