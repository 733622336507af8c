import { type MouseEvent, startTransition, useEffect, useState } from 'react'

/** The path of the page. What is shown stays until what comes next can be drawn. */
export const usePath = (): string => {
  const [path, setPath] = useState(location.pathname)
  useEffect(() => {
    const follow = (): void => startTransition(() => setPath(location.pathname))
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  return path
}

/** Goes to another path of the page. */
export const goTo = (path: string): void => {
  history.pushState(null, '', path)
  dispatchEvent(new PopStateEvent('popstate'))
}

/** Properties of a link within the page; opening it in another tab works as ever. */
export const linkTo = (path: string) => ({
  href: path,
  onClick: (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    goTo(path)
  },
})
