import { NotFound } from './not-found.tsx'

/** What any unknown address shows, signed in or not. */
export function UnknownPage() {
  return (
    <main>
      <NotFound />
    </main>
  )
}
