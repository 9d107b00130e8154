import { startMailbox } from './mailbox.mjs'

const mailbox = await startMailbox({
  smtpPort: Number(process.env.SMTP_PORT ?? 1025),
  pagePort: Number(process.env.MAILBOX_PORT ?? 1080),
})
console.info(`Mailbox: ${mailbox.pageUrl}, mail to ${mailbox.smtpUrl}`)

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => mailbox.stop().then(() => process.exit(0)))
