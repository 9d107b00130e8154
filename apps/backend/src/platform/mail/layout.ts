import { environment } from '#src/platform/runtime/environment'

export type EmailMessage = {
  subject: string
  title: string
  lines: string[]
  /** A bulleted list below the lines. */
  list?: string[]
  /** A bulleted list whose items are links. */
  links?: { text: string; href: string }[]
  button?: { label: string; href: string }
  code?: string
  /** A text file that is attached to the email. */
  attachment?: { name: string; content: string }
  note: string
}

const escaped = (text: string) => text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)

const font = "font-family:'Plus Jakarta Sans',-apple-system,'Segoe UI',Roboto,Arial,sans-serif"
const paragraph = (text: string, style: string) => `<p style="margin:0 0 16px;${style}">${escaped(text)}</p>`

function button({ label, href }: { label: string; href: string }): string {
  const link = escaped(href)
  return `<p style="margin:8px 0 20px"><a href="${link}" style="display:inline-block;background:#db1272;color:#ffffff;text-decoration:none;font-weight:650;font-size:16px;line-height:24px;padding:12px 28px;border-radius:999px">${escaped(label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;line-height:20px;color:#625867;word-break:break-all"><a href="${link}" style="color:#be0d62">${link}</a></p>`
}

const codeBox = (code: string) =>
  `<p style="margin:8px 0 20px;padding:16px;background:#efe8db;border-radius:12px;text-align:center;font-size:32px;line-height:40px;font-weight:700;letter-spacing:8px;font-variant-numeric:tabular-nums">${escaped(code)}</p>`

const bullets = (items: string[]) =>
  `<ul style="margin:0 0 16px;padding-left:20px;font-size:16px;line-height:26px">${items.map(item => `<li>${escaped(item)}</li>`).join('')}</ul>`

const linkedBullets = (links: { text: string; href: string }[]) =>
  `<ul style="margin:0 0 16px;padding-left:20px;font-size:16px;line-height:26px">${links
    .map(({ text, href }) => `<li><a href="${escaped(href)}" style="color:#be0d62">${escaped(text)}</a></li>`)
    .join('')}</ul>`

/** An HTML email with one column and no images, readable without styles. */
export function toHtml(message: EmailMessage, locale: 'id' | 'en'): string {
  const [first = '', ...rest] = environment.APP_TITLE.split(' ')
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escaped(message.subject)}</title></head>
<body style="margin:0;padding:0;background:#f8f4ec;color:#1c1322;${font}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 4px 20px;font-size:20px;line-height:28px"><span style="display:inline-block;width:10px;height:18px;margin-right:10px;background:#db1272;border-radius:100% 0;vertical-align:-2px"></span><strong>${escaped(first)}</strong> ${escaped(rest.join(' '))}</td></tr>
<tr><td style="background:#fffdfa;border:1px solid #e0d6c6;border-radius:36px 6px;padding:32px 28px 16px">
<h1 style="margin:0 0 16px;font-size:24px;line-height:30px;letter-spacing:-.02em">${escaped(message.title)}</h1>
${message.lines.map(line => paragraph(line, 'font-size:16px;line-height:26px')).join('\n')}
${message.list ? bullets(message.list) : ''}${message.links ? linkedBullets(message.links) : ''}${message.code ? codeBox(message.code) : ''}${message.button ? button(message.button) : ''}
${paragraph(message.note, 'font-size:13px;line-height:20px;color:#625867')}
</td></tr></table></td></tr></table></body></html>`
}

export function toText(message: EmailMessage): string {
  const parts = [message.title, ...message.lines]
  if (message.list) parts.push(message.list.map(item => `- ${item}`).join('\n'))
  if (message.links) parts.push(message.links.map(({ text, href }) => `- ${text}\n  ${href}`).join('\n'))
  if (message.code) parts.push(message.code)
  if (message.button) parts.push(`${message.button.label}:\n${message.button.href}`)
  return [...parts, message.note, `— ${environment.APP_TITLE}`].join('\n\n')
}
