/** Lets no test of a browser begin before the console is built. */
import { inject } from 'vitest'

const answer = await fetch(inject('builtConsole'))
if (!answer.ok) throw new Error(await answer.text())
