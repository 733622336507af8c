/** Browser tests wait here for the build of the console. */
import { inject } from 'vitest'

const answer = await fetch(inject('builtConsole'))
if (!answer.ok) throw new Error(await answer.text())
