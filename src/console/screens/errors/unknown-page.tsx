import { NotFound } from './not-found.tsx'

/** The page for unknown addresses, signed in or not. */
export const UnknownPage = () => (
  <main>
    <NotFound />
  </main>
)
