import type { ReactNode } from 'react'

/** Fields side by side where there is room. */
export const Pair = ({ children }: { children: ReactNode }) => (
  <div
    style={{
      display: 'grid',
      gap: 20,
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(400px, 100%), 1fr))',
    }}
  >
    {children}
  </div>
)
