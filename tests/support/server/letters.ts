import { outboxOf } from '../disk/temporary-folder.ts'

/** The letters to one address that wait in an outbox folder, oldest first. */
export const lettersTo = async (dataDir: string, email: string): Promise<string[]> =>
  (await outboxOf(dataDir)).filter((letter) => letter.includes(`To: ${email}\n`))

/** The password that a letter brings, on a line of its own; empty when there is none. */
export const mailedPassword = (letter: string): string => /^([A-Za-z0-9]{16})$/m.exec(letter)?.[1] ?? ''
