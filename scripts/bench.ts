/**
 * Benchmarks: `npm run bench` for the console's JavaScript, `npm run bench web` for its response times, `npm run bench
 * api` for the lists of the API.
 */
const subjects: Readonly<
  Record<string, () => Promise<{ bench: (args: readonly string[]) => Promise<boolean> }>>
> = {
  api: () => import('./bench/api.ts'),
  console: () => import('./bench/console.ts'),
  web: () => import('./bench/web.ts'),
}

const [first, ...others] = process.argv.slice(2)
const [subject, args] =
  first === undefined || first.startsWith('-') ? ['console', process.argv.slice(2)] : [first, others]
const load = Object.hasOwn(subjects, subject) ? subjects[subject] : undefined
if (!load) {
  console.error(`There is no bench "${subject}"; there are: ${Object.keys(subjects).join(', ')}`)
  process.exit(1)
}
const { bench } = await load()
process.exitCode = (await bench(args)) ? 0 : 1
