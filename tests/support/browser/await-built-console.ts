/** Browser tests wait here for the build of the console. */
import { inject } from 'vitest'

const response = await fetch(inject('builtConsole'))
if (!response.ok) throw new Error(await response.text())
