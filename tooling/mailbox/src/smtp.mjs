import { SMTPServer } from 'smtp-server'
import { parseMail } from './parse-mail.mjs'

const MAX_MAIL = 10 * 1024 * 1024

async function readMail(stream) {
  const chunks = []
  // A message that is too large must still be read completely; otherwise the sender would not receive the
  // error.
  for await (const chunk of stream) if (!stream.sizeExceeded) chunks.push(chunk)
  if (!stream.sizeExceeded) return Buffer.concat(chunks)
  throw Object.assign(new Error('Message too large'), { responseCode: 552 })
}

/** Creates an SMTP server that accepts and stores every email from this machine, with or without authentication. */
export function createSmtpServer(store) {
  const server = new SMTPServer({
    size: MAX_MAIL,
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1000,
    onAuth: (auth, _session, done) => done(null, { user: auth.username }),
    async onData(stream, { envelope }, done) {
      try {
        const raw = await readMail(stream)
        const to = envelope.rcptTo.map(recipient => recipient.address)
        store.add(await parseMail(raw, { to, from: envelope.mailFrom ? envelope.mailFrom.address : '' }))
        done()
      } catch (error) {
        done(error)
      }
    },
  })
  // A client that disconnects or violates the protocol must not stop the server.
  server.on('error', error => console.error(`smtp: ${error.message}`))
  return server
}
