import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { withoutAddress } from '../../../scripts/shared/without-address.ts'

it('omits the address of the API, and nothing else, in chunked output', async () => {
  const output = withoutAddress()
  for (const part of ['a\nConsole and', ' API: http://localhost:1\nFirst ', 'admin: x\nb']) output.write(part)
  output.end()
  expect(await text(output)).toBe('a\nFirst admin: x\nb')
})
