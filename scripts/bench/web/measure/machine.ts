import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

/** Ticks of processor time since the machine started. */
interface Ticks {
  all: number
  busy: number
}

const totals = async (): Promise<Ticks | null> => {
  const text = await readFile('/proc/stat', 'utf8').catch(() => null)
  if (text === null) return null
  const [user = 0, nice = 0, system = 0, idle = 0, waiting = 0, , , stolen = 0] = (text.split('\n')[0] ?? '')
    .trim()
    .split(/\s+/)
    .slice(1)
    .map(Number)
  const busy = user + nice + system + stolen
  return { busy, all: busy + idle + waiting }
}

interface Process {
  id: number
  parent: number
  /** Its own and that of its children which have ended. */
  ticks: number
}

/** Reads `/proc/<id>/stat`; the name in brackets may hold anything. */
const processOf = async (id: string): Promise<Process | null> => {
  const text = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => null)
  if (text === null) return null
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const ticks = fields.slice(11, 15).reduce((sum, value) => sum + Number(value), 0)
  return { id: Number(id), parent: Number(fields[1]), ticks }
}

/** What this process and all that it started have used. */
const ownTicks = async (): Promise<number> => {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const processes = (await Promise.all(ids.map(processOf))).filter((one) => one !== null)
  const children = Map.groupBy(processes, ({ parent }) => parent)
  const sum = (id: number): number =>
    (children.get(id) ?? []).reduce((total, child) => total + child.ticks + sum(child.id), 0)
  return (processes.find(({ id }) => id === process.pid)?.ticks ?? 0) + sum(process.pid)
}

/** Starts to watch; the answered function says which share of the machine others have used since, from 0 to 1. */
export const watchOthers = async (): Promise<() => Promise<number>> => {
  const before = await totals()
  // Elsewhere than on Linux nothing can be seen.
  if (before === null) return async () => 0
  const ownBefore = await ownTicks()
  return async () => {
    const after = (await totals()) ?? before
    const ownShare = (await ownTicks()) - ownBefore
    return Math.max(0, (after.busy - before.busy - ownShare) / Math.max(1, after.all - before.all))
  }
}

/** Waits until the others leave the machine alone, for five minutes at most; whether they do. */
export const waitUntilIdle = async (limit: number): Promise<boolean> => {
  if (limit >= 1) return true
  const deadline = Date.now() + 300_000
  while (Date.now() < deadline) {
    const others = await watchOthers()
    await sleep(500)
    if ((await others()) <= limit) return true
  }
  return false
}
