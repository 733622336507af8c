/**
 * Compares an API with the contract without changing anything there: `npm run doctor -- --api https://api.example.org
 * --email admin@example.org`. Writes a report for the team of that API, and an overlay without what it lacks. Exits with
 * 1 if the API lacks an operation that the documents state. The password comes from `DOCTOR_PASSWORD` or is asked for.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { isCancel, password } from '@clack/prompts'
import { signInto, withToken } from './doctor/api.ts'
import { corsFindings } from './doctor/cors.ts'
import { examine } from './doctor/examine.ts'
import { missingStated } from './doctor/findings.ts'
import { optionalHeaders, overlayActions, overlayText } from './doctor/overlay.ts'
import { reportOf } from './doctor/report.ts'
import { readContractFile } from './shared/contract.ts'
import { failPlainly } from './shared/fail-plainly.ts'
import { overlaysFolder } from './shared/overlay.ts'
import { root } from './shared/root.ts'
import { selectOther } from './shared/select-other.ts'

const usage = `npm run doctor -- --api https://api.example.org --email admin@example.org
  --token TOKEN     instead of e-mail and password
  --origin ORIGIN   where the console will be served, if that is not the API's own origin
  --overlay stated  compares with the contract without what that overlay removes
  --name NAME       writes the overlay to openapi/overlays/NAME.yaml instead of the report's folder
  --out DIR         folder of the report; .data/doctor by default`

const readOptions = () => {
  const { values } = parseArgs({
    options: {
      api: { type: 'string' },
      email: { type: 'string' },
      token: { type: 'string' },
      origin: { type: 'string' },
      overlay: { type: 'string' },
      name: { type: 'string' },
      out: { type: 'string', default: '.data/doctor' },
    },
  })
  const { api, email, token, name } = values
  if (api === undefined || !URL.canParse(api) || (email === undefined && token === undefined))
    throw new Error(usage)
  if (name !== undefined && !/^[a-z][\w-]*$/.test(name)) throw new Error(`"${name}" is no name for a file`)
  return { ...values, api: api.replace(/\/+$/, ''), email: email ?? '' }
}

const askPassword = async (email: string): Promise<string> => {
  const given = process.env.DOCTOR_PASSWORD
  if (given !== undefined) return given
  if (!process.stdin.isTTY) throw new Error('Set DOCTOR_PASSWORD to the password')
  const typed = await password({ message: `Password of ${email}` })
  if (isCancel(typed)) process.exit(130)
  return typed
}

await failPlainly(async () => {
  const { api: address, email, token, origin = new URL(address).origin, overlay, name, out } = readOptions()
  await selectOther({ overlay: overlay })
  const document = await readContractFile()
  const api =
    token === undefined ? await signInto(address, email, await askPassword(email)) : withToken(address, token)
  const me = await api.get('/api/me?loadRoles=true')
  if (me.status !== 200)
    throw new Error(`GET /api/me returns ${me.status}: the token is not valid, or the path differs`)
  console.log(`Calling the operations of the contract that read, at ${address} ...`)
  const examination = await examine(api, document)
  // On one origin, nothing has to be allowed.
  const isOther = origin !== new URL(address).origin
  const cors = isOther ? await corsFindings(api, origin, '/api/dua/update') : []
  const unknownStatus = (await api.get('/api/no-such-path')).status
  const forbidden = optionalHeaders.filter((header) => cors.some((line) => line.includes(`\`${header}\``)))
  const actions = await overlayActions(document, examination, forbidden)
  const folder = resolve(root, out)
  await mkdir(folder, { recursive: true })
  const overlayPath =
    name === undefined ? join(folder, 'overlay.yaml') : join(root, overlaysFolder, `${name}.yaml`)
  if (actions.length > 0) await writeFile(overlayPath, overlayText(address, actions))
  const report = join(folder, 'report.md')
  const context = {
    address,
    date: new Date().toISOString().slice(0, 10),
    cors,
    origin,
    unknownStatus,
    overlay: actions.length > 0 ? (name ?? 'NAME') : undefined,
  }
  await writeFile(report, reportOf(examination, context))
  const missing = missingStated(examination)
  console.log(`Report: ${report}${actions.length > 0 ? `\nOverlay: ${overlayPath}` : ''}`)
  for (const { endpoint } of missing)
    console.error(`Missing: ${endpoint.method.toUpperCase()} ${endpoint.path}`)
  if (missing.length > 0) process.exitCode = 1
})
