import { outboxOf } from '../disk/temporary-folder.ts'

/** The mails to one address in an outbox folder, oldest first. */
export const lettersTo = async (dataDir: string, email: string): Promise<string[]> =>
  (await outboxOf(dataDir)).filter((letter) => letter.includes(`To: ${email}\n`))

/** The password in a mail, on its own line; empty if there is none. */
export const mailedPassword = (letter: string): string => /^([A-Za-z0-9]{16})$/m.exec(letter)?.[1] ?? ''
