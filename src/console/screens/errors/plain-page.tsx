import { Outlet } from 'react-router-dom'

/** Frame of error pages outside the signed-in layout: only the main landmark. */
export function PlainPage() {
  return (
    <main>
      <Outlet />
    </main>
  )
}
