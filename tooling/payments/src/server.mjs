import { join } from 'node:path'
import { startSimulator } from './start-simulator.mjs'

const { env } = process
const payments = await startSimulator({
  port: Number(env.PAYMENTS_PORT ?? 1090),
  noticeUrl: env.PAYMENTS_NOTICE_URL ?? 'http://127.0.0.1:1337/api/payments/notices/midtrans',
  serverKey: env.MIDTRANS_SERVER_KEY ?? 'simulator',
  signatureKey: env.MIDTRANS_SIGNATURE_KEY || undefined,
  file: env.DATA_DIR && join(env.DATA_DIR, 'payments', 'provider.jsonl'),
  scale: Number(env.PAYMENTS_RETRY_SCALE ?? 60),
})
console.info(`Payment simulator: ${payments.url}`)

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => payments.stop().then(() => process.exit(0)))
