import { isCancel, log, text } from '@clack/prompts'

/** Ends the command where somebody pressed Ctrl+C; nothing has been written by then. */
export const answered = async <T>(question: Promise<T>): Promise<Exclude<T, symbol>> => {
  const answer = await question
  if (isCancel(answer)) {
    log.info('Nothing was written.')
    process.exit(130)
  }
  return answer as Exclude<T, symbol>
}

/** Asks for a line of text. */
export const ask = (
  message: string,
  initialValue = '',
  validate?: (value: string | undefined) => string | undefined,
) => answered(text({ message, initialValue, ...(validate && { validate }) }))

/** Names to choose from, each called as it is. */
export const choices = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

/** The words of a line, with blanks or commas between. */
export const wordsIn = (line: string): readonly string[] => line.split(/[\s,]+/).filter((word) => word !== '')
