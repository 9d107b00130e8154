import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

type Attachment = { name: string; content: string }
type Mail = {
  from: string
  replyTo: string
  to: string[]
  subject: string
  text: string
  html: string
  attachments: Attachment[]
}

async function listen(options: SMTPServerOptions, requestedPort: number) {
  const server = new SMTPServer(options)
  // A killed client resets its connection.
  server.on('error', () => undefined)
  const port = await new Promise<number>((done, fail) => {
    server.once('error', fail)
    const listening = server.listen(requestedPort, '127.0.0.1', () => {
      const address = listening.address()
      done(typeof address === 'object' && address ? address.port : 0)
    })
  })
  return { port, close: () => new Promise<void>(done => server.close(() => done())) }
}

/** Starts a real SMTP server on a free port that stores the emails it receives. */
export async function startMailServer() {
  const mails: Mail[] = []
  const waiting = new Set<() => void>()
  const stalling = new Map<string, () => void>()
  const stalledReplies: (() => void)[] = []
  const rejected = new Set<string>()
  const options: SMTPServerOptions = {
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      done(rejected.has(address) ? Object.assign(new Error('unknown'), { responseCode: 550 }) : null)
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const mail = await PostalMime.parse(Buffer.concat(chunks))
        const [firstRecipient = ''] = session.envelope.rcptTo.map(recipient => recipient.address)
        const stalled = stalling.get(firstRecipient)
        if (stalled && stalling.delete(firstRecipient)) {
          stalledReplies.push(done)
          return stalled()
        }
        mails.push({
          from: mail.from?.address ?? '',
          replyTo: mail.replyTo?.[0]?.address ?? '',
          to: session.envelope.rcptTo.map(recipient => recipient.address),
          subject: mail.subject ?? '',
          text: mail.text ?? '',
          html: mail.html ?? '',
          attachments: mail.attachments.map(({ filename, content }) => ({
            name: filename ?? '',
            content: typeof content === 'string' ? content : new TextDecoder().decode(content),
          })),
        })
        for (const wake of waiting) wake()
        done()
      })
    },
  }
  let server = await listen(options, 0)
  const { port } = server
  return {
    mails,
    url: `smtp://127.0.0.1:${port}`,
    /** Delays the acknowledgement of the next email to this address; resolves once that email has arrived. */
    stall: (address: string) => new Promise<void>(done => stalling.set(address, done)),
    /** Rejects emails to this address permanently, until it is accepted again. */
    reject: (address: string) => rejected.add(address),
    accept: (address: string) => rejected.delete(address),
    /** Acknowledges the delayed emails. */
    letGo() {
      stalling.clear()
      for (const response of stalledReplies.splice(0)) response()
    },
    /** Waits for `count` emails to an address whose text matches a pattern, and returns them, oldest first. */
    async waitForEmails(address: string, count = 1, holding = /(?:)/): Promise<Mail[]> {
      const found = () => mails.filter(mail => mail.to.includes(address) && holding.test(mail.text))
      while (found().length < count) {
        await new Promise<void>((wake, fail) => {
          const timer = setTimeout(
            () => fail(new Error(`${found().length} of ${count} mails to ${address}`)),
            5000,
          )
          const settle = () => {
            clearTimeout(timer)
            waiting.delete(settle)
            wake()
          }
          waiting.add(settle)
        })
      }
      return found()
    },
    /** Discards all received emails. */
    clear() {
      this.letGo()
      mails.length = 0
    },
    close: () => server.close(),
    /** Listens on the same port again. */
    async reopen() {
      server = await listen(options, port)
    },
  }
}
