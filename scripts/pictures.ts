/**
 * Takes the screenshots of the staff guide from the running product with its demo content, in each language of the
 * guide, and writes them to `docs/pictures/`. Arguments limit it to some names.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { languageKey } from '../src/console/storage-keys.ts'
import { type GuideLanguage, guideLanguages } from '../src/modules/format/chapters.ts'
import { launchBrowser } from '../tests/support/browser/browser.ts'
import { signIn } from '../tests/support/browser/console-actions.ts'
import { startServer } from '../tests/support/server/start-server.ts'
import { ensureBuild } from './build/build-console.ts'
import { picturesFolder } from './guide/read-guide.ts'
import { asWebp } from './pictures/as-webp.ts'
import { type Picture, readPictures } from './pictures/picture.ts'
import { takePicture } from './pictures/take-picture.ts'
import { failPlainly } from './shared/fail-plainly.ts'

/** Failed pictures with their errors; the others are taken anyway. */
const failed: string[] = []

/** Each language has a separate server, because steps change records. */
const takeAll = async (
  browser: Browser,
  language: GuideLanguage,
  pictures: readonly Picture[],
): Promise<void> => {
  const server = await startServer()
  try {
    const context = await browser.newContext({
      baseURL: server.url,
      locale: language === 'en' ? 'en-GB' : 'bn-BD',
      timezoneId: 'Asia/Dhaka',
      reducedMotion: 'reduce',
      // The user agent of staff browsers, because the history shows it.
      userAgent: `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version().split('.')[0]}.0.0.0 Safari/537.36`,
    })
    const first = await context.newPage()
    await first.goto('/auth/sign-in')
    await first.evaluate((key) => localStorage.setItem(key, 'en'), languageKey)
    await first.goto('/auth/sign-in')
    await signIn(first)
    await first.close()
    await mkdir(picturesFolder(language), { recursive: true })
    for (const picture of pictures) {
      const webp = await takePicture(context, language, picture)
        .then((png) => asWebp(context, png))
        .catch((error: Error) => error)
      if (webp instanceof Error) {
        failed.push(`${language} ${picture.name}: ${webp.message}`)
        continue
      }
      await writeFile(join(picturesFolder(language), `${picture.name}.webp`), webp)
      console.log(`${language} ${picture.name}: ${Math.round(webp.length / 1024)} KiB`)
    }
    await context.close()
  } finally {
    await server.stop()
  }
}

await failPlainly(async () => {
  const names = process.argv.slice(2)
  const pictures = (await readPictures()).filter(({ name }) => names.length === 0 || names.includes(name))
  await ensureBuild()
  const browser = await launchBrowser()
  try {
    for (const language of guideLanguages) await takeAll(browser, language, pictures)
  } finally {
    await browser.close()
  }
  if (failed.length > 0) throw new Error(failed.join('\n'))
})
