import { escapeMarkup } from '../../src/contract/text/markup.ts'
import { type MockOptions, readRule, readSlow } from './mock-options.ts'

/** Address of the mock's settings page. */
export const settingsPath = '/__mock'

/** The form values as typed, so that refused input is not lost. */
export interface SettingsInput {
  rules: string
  slow: string
  as: string
}

/** The present settings in the page's format. */
export const typedOf = ({ rules, slow, as }: MockOptions): SettingsInput => ({
  rules: rules.map(({ code, path }) => `${code} ${path}`.trim()).join('\n'),
  slow: String(slow),
  as: as ?? '',
})

/** Parses the page's form. Throws with a description for an invalid setting. */
export const readTyped = ({
  rules,
  slow,
  as,
}: SettingsInput): Pick<MockOptions, 'rules' | 'slow' | 'as'> => ({
  rules: rules
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => readRule(line)),
  slow: readSlow(slow.trim() === '' ? '0' : slow.trim()),
  as: as.trim() === '' ? null : as.trim(),
})

/**
 * The settings page: rules, delay, and signed-in user; `roles` are those of the examples, `notice` is the result of the
 * last change.
 */
export const settingsPage = (
  { rules, slow, as }: SettingsInput,
  roles: readonly string[],
  notice: { text: string; isFault: boolean } | null,
): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mock of the API</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 40rem; margin: 2rem auto; padding: 0 1rem }
  label { display: block; margin-top: 1.25rem; font-weight: 600 }
  small { display: block; opacity: 0.75 }
  input, textarea { box-sizing: border-box; width: 100%; padding: 0.5rem; font: inherit }
  textarea { min-height: 7rem; font-family: ui-monospace, monospace }
  button { margin-top: 1.5rem; padding: 0.5rem 1.5rem; font: inherit }
  [role=alert], [role=status] { padding: 0.5rem 1rem; border-inline-start: 4px solid #2e7d32 }
  [role=alert] { border-color: #c62828 }
</style>
<h1>Mock of the API</h1>
${notice ? `<p role="${notice.isFault ? 'alert' : 'status'}">${escapeMarkup(notice.text)}</p>` : ''}
<form method="post">
  <label for="rules">Answer with a status</label>
  <small>One a line: <code>500 /api/dua/all</code>. Without a path: everything but sign-in. The longest path that fits counts.</small>
  <textarea id="rules" name="rules" dir="ltr" spellcheck="false">${escapeMarkup(rules)}</textarea>
  <label for="slow">Delay every response (milliseconds)</label>
  <input id="slow" name="slow" inputmode="numeric" value="${escapeMarkup(slow)}">
  <label for="as">Signed in as</label>
  <small>A role of the examples, or privileges with commas between: <code>DUA_READ,DUA_UPDATE</code>. Empty: all privileges.</small>
  <input id="as" name="as" list="roles" dir="auto" value="${escapeMarkup(as)}">
  <datalist id="roles">${roles.map((role) => `<option value="${escapeMarkup(role)}">`).join('')}</datalist>
  <button>Apply</button>
</form>
<p><a href="/">To the console</a></p>
</html>
`
