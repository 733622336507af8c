/** How fast the browser's machine and line are. */
export interface Profile {
  name: string
  label: string
  /** So many times slower than this machine. */
  cpu: number
  /** Milliseconds and bytes a second, as the browser's emulation takes them; null for none. */
  network: { latency: number; downloadThroughput: number; uploadThroughput: number } | null
}

export const profiles: readonly Profile[] = [
  { name: 'fast', label: 'no throttling', cpu: 1, network: null },
  {
    name: 'slow',
    label: 'CPU 4x, 1.6 Mbps, 150 ms',
    cpu: 4,
    network: { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 },
  },
]
