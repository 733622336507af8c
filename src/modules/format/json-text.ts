const flat = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(flat).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}: ${flat(part)}`)
  return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}'
}

const laidOut = (value: unknown, width: number, indent: string, before: number): string => {
  const line = flat(value)
  if (typeof value !== 'object' || value === null || before + line.length < width) return line
  const inner = `${indent}  `
  const lines = Array.isArray(value)
    ? value.map((part) => laidOut(part, width, inner, inner.length))
    : Object.entries(value).map(([key, part]) => {
        const start = `${JSON.stringify(key)}: `
        return start + laidOut(part, width, inner, inner.length + start.length)
      })
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${lines.map((one) => inner + one).join(',\n')}\n${indent}${close}`
}

/** Formats JSON like module files: values that fit into `width` characters are on one line, others are split by key. */
export const jsonText = (value: unknown, width = 110): string =>
  `${laidOut(JSON.parse(JSON.stringify(value)), width, '', 0)}\n`
