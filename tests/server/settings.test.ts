import { describe, expect, it } from 'vitest'
import { readSettings } from '../../src/server/settings.ts'

describe('settings', () => {
  it('have defaults, also for variables that are set to nothing', () => {
    expect(readSettings({ PORT: '', SMTP_URL: ' ' })).toMatchObject({
      port: 8080,
      databaseUrl: null,
      databaseReadUrl: null,
      adminEmail: 'admin@example.org',
      adminPassword: null,
      foundationName: 'Foundation',
      demo: true,
      corsOrigins: [],
      s3: null,
      diskReserve: 256 * 1024 * 1024,
      tokenHours: 12,
      tokenMinutes: 15,
      historyDays: 0,
      trashDays: 30,
      shutdownSeconds: 15,
    })
  })

  it('are read in their types', () => {
    const settings = readSettings({
      PORT: '9000',
      DEMO: 'false',
      CORS_ORIGIN: 'https://a.example.org, http://localhost:5173',
      PROTECTED_MEMBERS: 'Amina Rahman, Yusuf Karim',
      TRUST_PROXY: '10.0.0.0/8',
      DISK_RESERVE_MB: '512',
      HISTORY_DAYS: '1095',
      TRASH_DAYS: '7',
      SHUTDOWN_SECONDS: '60',
      TOKEN_MINUTES: '5',
    })
    expect(settings).toMatchObject({
      port: 9000,
      demo: false,
      corsOrigins: ['https://a.example.org', 'http://localhost:5173'],
      protectedMembers: ['Amina Rahman', 'Yusuf Karim'],
      trustProxy: ['10.0.0.0/8'],
      diskReserve: 512 * 1024 * 1024,
      historyDays: 1095,
      trashDays: 7,
      shutdownSeconds: 60,
      tokenMinutes: 5,
    })
  })

  it.each([
    ['PORT', 'x', 'PORT must be a whole number from 0 to 65535, not "x".'],
    ['PORT', '70000', 'PORT must be a whole number'],
    ['DATABASE_URL', 'mysql://a', 'DATABASE_URL must be a URL such as postgresql://'],
    ['ADMIN_EMAIL', 'amina', 'ADMIN_EMAIL must be an e-mail address.'],
    ['ADMIN_PASSWORD', '12345', 'ADMIN_PASSWORD must have 6 to 255 characters.'],
    ['TOKEN_SECRET', 'short', 'TOKEN_SECRET must have at least 32 characters.'],
    ['SMTP_URL', 'example.org', 'SMTP_URL must be an smtp or smtps URL.'],
    ['TOKEN_MINUTES', '61', 'TOKEN_MINUTES must be a whole number from 1 to 60, not "61".'],
    ['CORS_ORIGIN', '*', 'CORS_ORIGIN must list origins'],
    ['CORS_ORIGIN', 'https://example.org/', 'CORS_ORIGIN must list origins'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of'],
    ['DISK_RESERVE_MB', '-1', 'DISK_RESERVE_MB must be a whole number from 0 to 100000000, not "-1".'],
    ['DEMO', 'yes', 'DEMO must be true or false, not "yes".'],
    ['METRICS_TOKEN', 'short', 'METRICS_TOKEN must have 16 to 255 characters, without spaces.'],
    ['METRICS_TOKEN', 'with a space in between', 'METRICS_TOKEN must have'],
    ['TRUST_PROXY', 'true', 'TRUST_PROXY must list addresses'],
    ['S3_ENDPOINT', 'https://s3.example.org', 'S3_BUCKET must be set too'],
  ])('%s=%s is refused by name', (name, value, message) => {
    expect(() => readSettings({ [name]: value })).toThrow(message)
  })

  it('reports all invalid variables together', () => {
    expect(() => readSettings({ PORT: 'x', DEMO: 'x' })).toThrow(/PORT.*\n- DEMO/s)
  })
})
