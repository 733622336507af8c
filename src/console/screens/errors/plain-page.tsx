import { Outlet } from 'react-router-dom'

/** Frame of error pages outside the signed-in layout: only the main landmark. */
export const PlainPage = () => (
  <main>
    <Outlet />
  </main>
)
