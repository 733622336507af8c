import { Transform } from 'node:stream'

/** The line with the API's address (src/server/main.ts). */
const address = /^Console and API: http:\/\/.*\n/gm

/** Removes the API's address from its output: the development server prints the one to open. */
export const withoutAddress = (): Transform => {
  let rest = ''
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      const text = rest + chunk.toString('utf8')
      const end = text.lastIndexOf('\n') + 1
      rest = text.slice(end)
      done(null, text.slice(0, end).replace(address, ''))
    },
    flush: (done) => done(null, rest),
  })
}
