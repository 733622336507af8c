import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Snackbar from '@mui/material/Snackbar'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../i18n/format-date.ts'
import { type RenewalPlan, renewalPlan, renewToken, tokenIssue } from '../../session/renew.ts'
import { signInAgain } from '../../session/sign-in-again.ts'
import { readToken } from '../../session/token.ts'

/** Interval of checks, in milliseconds. */
const interval = 15_000

/** Minimum time between two tries, in milliseconds. */
const pause = 10_000

const signs = ['keydown', 'pointerdown'] as const

/**
 * Calls `look` now, at intervals, when the page becomes visible and when another tab has a new token; calls `note` on
 * user activity. Both must be stable.
 */
const useWatch = (checkExpiry: () => void, note: () => void): void => {
  useEffect(() => {
    const timer = setInterval(checkExpiry, interval)
    for (const sign of signs) window.addEventListener(sign, note, { capture: true, passive: true })
    document.addEventListener('visibilitychange', checkExpiry)
    window.addEventListener('storage', checkExpiry)
    checkExpiry()
    return () => {
      clearInterval(timer)
      for (const sign of signs) window.removeEventListener(sign, note, { capture: true })
      document.removeEventListener('visibilitychange', checkExpiry)
      window.removeEventListener('storage', checkExpiry)
    }
  }, [checkExpiry, note])
}

/** Keeps active users signed in; returns the warning to show, if any, and its button's action. */
const useRenewal = () => {
  const [warning, setWarning] = useState<Extract<RenewalPlan, { do: 'warn' }> | null>(null)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const active = useRef(Date.now())
  const tried = useRef(new Set<string>())
  const ahead = useRef(0)
  const lastTry = useRef(0)

  const checkExpiry = useCallback((): void => {
    const token = readToken()
    if (token === null) {
      setWarning(null)
      return
    }
    const now = Date.now()
    const facts = { active: active.current, tried: tried.current.has(token), ahead: ahead.current }
    const plan = renewalPlan({ token, now, ...facts })
    setWarning((before) => {
      if (plan.do !== 'warn') return null
      return before?.end.getTime() === plan.end.getTime() ? before : plan
    })
    if (plan.do !== 'renew' || now - lastTry.current < pause) return
    lastTry.current = now
    tried.current.add(token)
    // A failed renewal is repeated with the next request, or the session ends in time.
    renewToken(token).then(
      () => {
        const next = readToken()
        if (next !== null) tried.current.add(next)
        const issue = next === null || next === token ? null : tokenIssue(next)
        if (issue !== null) ahead.current = Date.now() - issue * 1000
        checkExpiry()
      },
      () => undefined,
    )
  }, [])

  const note = useCallback((): void => {
    active.current = Date.now()
  }, [])
  useWatch(checkExpiry, note)

  const stay = async (): Promise<void> => {
    const token = readToken()
    if (token === null) return
    setBusy(true)
    setFailed(false)
    try {
      if (!(warning?.renewable && (await renewToken(token)))) await signInAgain()
    } catch {
      setFailed(readToken() !== null)
    }
    setBusy(false)
    checkExpiry()
  }

  return { warning, busy, failed, stay }
}

/** A warning a few minutes before the session ends, with its time and a button that extends it. */
export const RenewalWatch = () => {
  const { t, i18n } = useTranslation('tools')
  const { warning, busy, failed, stay } = useRenewal()
  if (warning === null) return null
  const time = formatMoment(warning.end, i18n.language, 'time')
  return (
    <Snackbar open anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}>
      <Alert
        severity='warning'
        variant='standard'
        sx={{ boxShadow: 6, alignItems: 'center', maxWidth: 560, border: 1, borderColor: 'warning.main' }}
        action={
          <Button
            color='inherit'
            variant='outlined'
            size='small'
            loading={busy}
            onClick={() => void stay()}
            sx={{ whiteSpace: 'nowrap' }}
          >
            {warning.renewable ? t('renewal.stay') : t('renewal.again')}
          </Button>
        }
      >
        {failed ? t('renewal.failed', { time }) : t('renewal.text', { time })}
      </Alert>
    </Snackbar>
  )
}
