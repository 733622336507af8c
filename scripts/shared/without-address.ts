import { Transform } from 'node:stream'

/** The line in which the API says where it listens (src/server/main.ts). */
const address = /^Console and API: http:\/\/.*\n/gm

/** Leaves the address of the API out of its output: the development server in front of it prints the one to open. */
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
