import { EventEmitter } from 'node:events'
import type { CDPSession } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Network, watchNetwork } from '../../../../scripts/bench/web/measure/network.ts'

/** The browser's clock starts somewhere; this is the wall's time at its zero. */
const clock = 1_800_000_000

let browser: EventEmitter
let network: Network

const sent = (requestId: string, url: string, at: number, method = 'GET'): void => {
  browser.emit('Network.requestWillBeSent', {
    requestId,
    request: { method, url },
    timestamp: at,
    wallTime: clock + at,
  })
}

const answered = (requestId: string, mimeType: string, at: number, headers: number): void => {
  const response = { mimeType, fromDiskCache: false, encodedDataLength: headers }
  browser.emit('Network.responseReceived', { requestId, response, timestamp: at })
}

const arrived = (requestId: string, at: number, encodedDataLength: number): void => {
  browser.emit('Network.dataReceived', { requestId, timestamp: at, encodedDataLength })
}

const finished = (requestId: string, at: number, encodedDataLength: number): void => {
  browser.emit('Network.loadingFinished', { requestId, timestamp: at, encodedDataLength })
}

const page = 'http://127.0.0.1:8080'

beforeEach(async () => {
  browser = Object.assign(new EventEmitter(), { send: () => Promise.resolve() })
  network = await watchNetwork(browser as unknown as CDPSession)
})

describe('the requests until a moment', () => {
  it('are those asked for by then, without preflights and what is no request', () => {
    sent('page', `${page}/dua`, 1)
    sent('preflight', `${page}/api/dua/all`, 1.1, 'OPTIONS')
    sent('icon', 'data:image/png;base64,AA==', 1.1)
    sent('list', `${page}/api/dua/all`, 1.2)
    sent('grid', `${page}/assets/grid.js`, 1.5)
    expect(network.until(clock + 1.4).requests).toBe(2)
    expect(network.until(clock + 1.5).requests).toBe(3)
  })

  it('count what had arrived of scripts, headers and all', () => {
    sent('start', `${page}/assets/start.js`, 1)
    answered('start', 'text/javascript', 1.1, 1024)
    finished('start', 1.2, 11 * 1024)
    sent('list', `${page}/api/dua/all`, 1)
    answered('list', 'application/json', 1.1, 512)
    finished('list', 1.2, 4096)
    sent('grid', `${page}/assets/grid.js`, 1)
    answered('grid', 'text/javascript', 1.1, 1024)
    arrived('grid', 1.3, 2048)
    finished('grid', 2, 100 * 1024)
    expect(network.until(clock + 1.3).scriptKib).toBe(11 + 3)
    expect(network.until(clock + 2).scriptKib).toBe(11 + 100)
  })

  it('count nothing for a script from the cache', () => {
    sent('start', `${page}/assets/start.js`, 1)
    const response = { mimeType: 'text/javascript', fromDiskCache: true, encodedDataLength: 900 }
    browser.emit('Network.responseReceived', { requestId: 'start', response, timestamp: 1.1 })
    finished('start', 1.1, 0)
    expect(network.until(clock + 2)).toEqual({ requests: 1, scriptKib: 0 })
  })
})

describe('a page is busy', () => {
  it('while a request is under way, and not once it has ended or failed', () => {
    sent('one', `${page}/one`, 1)
    sent('two', `${page}/two`, 1)
    finished('one', 2, 10)
    expect(network.isBusy(0)).toBe(true)
    browser.emit('Network.loadingFailed', { requestId: 'two', timestamp: 2 })
    expect(network.isBusy(0)).toBe(false)
    expect(network.isBusy(60_000)).toBe(true)
  })
})
