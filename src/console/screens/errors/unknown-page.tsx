import { NotFound } from './not-found.tsx'

/** The page for unknown addresses, signed in or not. */
export function UnknownPage() {
  return (
    <main>
      <NotFound />
    </main>
  )
}
