import PostalMime from 'postal-mime'

const written = address => (address?.name ? `${address.name} <${address.address}>` : (address?.address ?? ''))

/** Parses an email received over SMTP. If that fails, the message contains the raw text. */
export async function parseMail(raw, envelope) {
  try {
    const mail = await PostalMime.parse(raw, { maxNestingDepth: 50, maxHeadersSize: 256 * 1024 })
    return {
      kind: 'mail',
      to: envelope.to,
      from: written(mail.from) || envelope.from,
      subject: mail.subject ?? '',
      text: mail.text ?? '',
      html: mail.html ?? null,
      attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
        name: filename ?? '—',
        type: mimeType,
        size: content.byteLength ?? content.length,
      })),
    }
  } catch (error) {
    const text = `${error.message}\n\n${raw.toString('utf8')}`
    return {
      kind: 'mail',
      to: envelope.to,
      from: envelope.from,
      subject: '',
      text,
      html: null,
      attachments: [],
    }
  }
}
