import { isCancel, log, text } from '@clack/prompts'

/** Ends the command after Ctrl+C; nothing has been written by then. */
export const answered = async <T>(question: Promise<T>): Promise<Exclude<T, symbol>> => {
  const answer = await question
  if (isCancel(answer)) {
    log.info('Nothing was written.')
    process.exit(130)
  }
  return answer as Exclude<T, symbol>
}

/** Prompts for a line of text. */
export const ask = (
  message: string,
  initialValue = '',
  validate?: (value: string | undefined) => string | undefined,
) => answered(text({ message, initialValue, ...(validate && { validate }) }))

/** Names as options, with the name as label. */
export const choices = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

/** The words of a line, separated by blanks or commas. */
export const wordsIn = (line: string): readonly string[] => line.split(/[\s,]+/).filter((word) => word !== '')
