import type { CDPSession } from 'playwright-core'

/** One request of a page. Times are seconds since 1970. */
interface Sent {
  method: string
  url: string
  start: number
  end: number | null
  isScript: boolean
  isPicture: boolean
  /** What has arrived by when, in bytes on the wire, headers counted. */
  parts: { at: number; bytes: number }[]
}

/** The requests of a page as they happen. */
export interface Network {
  /** Whether something is under way, or was until less than so many milliseconds ago. */
  isBusy: (milliseconds: number) => boolean
  /**
   * What had been asked for, without pictures, which follow from the rows and keep none waiting, and how much script had
   * arrived, by then; seconds since 1970.
   */
  until: (moment: number) => { requests: number; scriptKib: number }
}

const kib = 1024

/** Notes the requests of a page; preflights and icons of tabs are not among them. */
export const watchNetwork = async (cdp: CDPSession): Promise<Network> => {
  const all = new Map<string, Sent>()
  let clock = 0
  let lastChange = Date.now()

  cdp.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp, wallTime }) => {
    clock ||= wallTime - timestamp
    const { method, url } = request
    if (method === 'OPTIONS' || !url.startsWith('http') || url.includes('favicon')) return
    lastChange = Date.now()
    const isPicture = type === 'Image'
    const start = timestamp + clock
    all.set(requestId, { method, url, start, end: null, isScript: false, isPicture, parts: [] })
  })
  cdp.on('Network.responseReceived', ({ requestId, response, timestamp }) => {
    const sent = all.get(requestId)
    if (!sent) return
    sent.isScript = response.mimeType.includes('javascript')
    // A stream of events goes on for ever.
    if (response.mimeType === 'text/event-stream') sent.end = timestamp + clock
    sent.parts.push({ at: timestamp + clock, bytes: response.fromDiskCache ? 0 : response.encodedDataLength })
  })
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength, timestamp }) => {
    all.get(requestId)?.parts.push({ at: timestamp + clock, bytes: encodedDataLength })
  })
  const finish = ({ requestId, timestamp }: { requestId: string; timestamp: number }): void => {
    const sent = all.get(requestId)
    if (!sent) return
    sent.end = timestamp + clock
    lastChange = Date.now()
  }
  cdp.on('Network.loadingFinished', (event) => {
    const sent = all.get(event.requestId)
    const arrived = sent?.parts.reduce((sum, { bytes }) => sum + bytes, 0) ?? 0
    // The sum at the end is the true one; the parts may lack some.
    sent?.parts.push({ at: event.timestamp + clock, bytes: event.encodedDataLength - arrived })
    finish(event)
  })
  cdp.on('Network.loadingFailed', finish)
  await cdp.send('Network.enable')

  return {
    isBusy: (milliseconds) =>
      Date.now() - lastChange < milliseconds || [...all.values()].some(({ end }) => end === null),
    until: (moment) => {
      const sent = [...all.values()].filter(({ start }) => start <= moment)
      const scripts = sent.filter(({ isScript }) => isScript).flatMap(({ parts }) => parts)
      const bytes = scripts.filter(({ at }) => at <= moment).reduce((sum, part) => sum + part.bytes, 0)
      return { requests: sent.filter(({ isPicture }) => !isPicture).length, scriptKib: bytes / kib }
    },
  }
}
