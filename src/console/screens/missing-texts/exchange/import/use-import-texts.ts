import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../../../../client/api-error.ts'
import { runRows } from '../../../../engine/list/tools/bulk/run-rows.ts'
import { useBlockLeaving } from '../../../../engine/list/tools/use-block-leaving.ts'
import { useLabel } from '../../../../i18n/use-label.ts'
import { usePlatform } from '../../../../session/platform.ts'
import { usePrivilegeCheck, useUser } from '../../../../session/use-session.ts'
import { currentUserSignal } from '../../../../session/user-signal.ts'
import { useAbort } from '../../../../ui/hooks/use-abort.ts'
import { useLatest } from '../../../../ui/hooks/use-latest.ts'
import { UnreadableFile } from '../file/unit.ts'
import { type Checked, checkFile } from './check-file.ts'
import { type Change, type Exchange, storeRecord } from './plan.ts'

/** The texts of one record to store. */
type Own = readonly Change[]

/** The state of an import: file, dry run and result. */
export type Import =
  | { step: 'file'; fault: string | null }
  | { step: 'checking' | 'storing'; done: number; total: number }
  | ({ step: 'checked' } & Checked)
  | {
      step: 'ended'
      stored: number
      failed: readonly { row: Own; error: unknown }[]
      left: readonly Own[]
      exchange: Exchange
    }

const start: Import = { step: 'file', fault: null }

const byRecord = (changes: readonly Change[]): readonly Own[] => [
  ...Map.groupBy(changes, ({ unit: { place } }) =>
    JSON.stringify([place.module, place.recordId, place.route]),
  ).values(),
]

/** Reads a file of translations, previews its changes, and stores the selected ones. */
export const useImportTexts = () => {
  const { t } = useTranslation(['exchange', 'tools'])
  const [state, setState] = useState<Import>(start)
  const { begin, abort } = useAbort()
  const queries = useQueryClient()
  const label = useLabel()
  const latest = useLatest({ platform: usePlatform(), user: useUser(), check: usePrivilegeCheck() })
  useBlockLeaving(state.step === 'storing')

  const store = async (rows: readonly Own[], exchange: Exchange, before: number): Promise<void> => {
    const user = currentUserSignal()
    const signal = AbortSignal.any([begin(), user])
    setState({ step: 'storing', done: 0, total: rows.length })
    const outcome = await runRows(
      rows,
      (row) => storeRecord(row, exchange, user),
      signal,
      ({ done, failed }) =>
        setState({ step: 'storing', done: done.length + failed.length, total: rows.length }),
    )
    if (user.aborted) return
    await queries.invalidateQueries()
    const stored = outcome.done.reduce((sum, { length }) => sum + length, before)
    setState({ step: 'ended', stored, failed: outcome.failed, left: outcome.left, exchange })
  }

  return {
    state,
    /** Reads a file and determines its changes, without storing them. */
    choose: (file: Blob): void => {
      const signal = AbortSignal.any([begin(), currentUserSignal()])
      setState({ step: 'checking', done: 0, total: 0 })
      const { platform, user, check } = latest.current
      const onProgress = (done: number, total: number): void => setState({ step: 'checking', done, total })
      checkFile(file, { label, context: { platform, user }, check }, signal, onProgress).then(
        (found) => !signal.aborted && setState({ step: 'checked', ...found }),
        (error: unknown) => {
          if (signal.aborted) return
          const fault =
            error instanceof UnreadableFile
              ? t(`exchange.fault.${error.reason}`, error.params)
              : errorMessage(error, t('failed'))
          setState({ step: 'file', fault })
        },
      )
    },
    /** Stores texts of a dry run. */
    apply: (changes: readonly Change[]): void => {
      if (state.step === 'checked') void store(byRecord(changes), state.exchange, 0)
    },
    /** Retries failures, and continues with the rest. */
    again: (): void => {
      if (state.step !== 'ended') return
      const rest = [...state.failed.map(({ row }) => row), ...state.left]
      void store(rest, state.exchange, state.stored)
    },
    /** Running requests complete, and no more start; a dry run is cancelled. */
    stop: (): void => {
      abort()
      if (state.step === 'checking') setState(start)
    },
    restart: (): void => setState(start),
  }
}
