import { gzipSync } from 'node:zlib'

const boundary = 'batas-contoh-7d81'
const type = `multipart/form-data; boundary=${boundary}`
const html = '<!doctype html><script>alert(document.cookie)</script>'
const magic = ['%PDF-1.4\n', '\x89PNG\r\n\x1a\n', '\xff\xd8\xff\xe0'].map(text => Buffer.from(text, 'latin1'))

function part({ field, name, mime = 'application/pdf' }, content) {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${mime}\r\n\r\n`
  return Buffer.concat([Buffer.from(head, 'latin1'), content, Buffer.from('\r\n')])
}

const closing = Buffer.from(`--${boundary}--\r\n`)
const multipartBody = (...parts) => ({
  headers: { 'content-type': type },
  body: Buffer.concat([...parts, closing]),
})
const filled = (size, byte = 0x20) => Buffer.alloc(size, byte)
const bomb = gzipSync(filled(60 * 1024 * 1024, 0x41))

/**
 * Functions that create malformed uploads. Each receives its target (`field`, `name`, `good` content,
 * `limit` in bytes) and a random generator.
 */
export const malformedUploads = {
  'a page named as a file': to => multipartBody(part(to, Buffer.from(html))),
  'bytes of nothing': (to, random) =>
    multipartBody(part(to, Buffer.concat([Buffer.from([0]), random.bytes(random.between(1, 3_000))]))),
  'almost the right first bytes': (to, random) => {
    const bytes = Buffer.from(random.pick(magic))
    bytes[random.upTo(3)] ^= 1 + random.upTo(254)
    return multipartBody(part(to, Buffer.concat([bytes, random.bytes(200)])))
  },
  'a right file behind another': (to, random) => {
    const before = random.pick([
      html,
      'GIF89a',
      'PK\x03\x04',
      'MZ\x90\x00',
      '<svg onload="alert(1)">',
      '\x7fELF',
    ])
    return multipartBody(part(to, Buffer.concat([Buffer.from(before, 'latin1'), to.good])))
  },
  'ends too early': (to, random) => {
    const { headers, body } = multipartBody(part(to, to.good))
    return { headers, body: body.subarray(0, random.between(1, body.length - closing.length)) }
  },
  'breaks off': (to, random) => {
    const { headers, body } = multipartBody(part(to, to.good))
    const length = { 'content-length': String(body.length) }
    const truncated = body.subarray(0, random.between(1, body.length - closing.length))
    return { headers: { ...headers, ...length }, body: truncated, cut: random.upTo(50), mayNotRespond: true }
  },
  'another boundary': (to, random) => {
    const { body } = multipartBody(part(to, to.good))
    const other = random.pick([
      'boundary=lain',
      'boundary=',
      'boundary="',
      `boundary=${'x'.repeat(5_000)}`,
      '',
    ])
    return { headers: { 'content-type': `multipart/form-data; ${other}` }, body }
  },
  'too large': (to, random) =>
    multipartBody(
      part(to, Buffer.concat([to.good, filled(to.limit - to.good.length + random.between(1, 100_000))])),
    ),
  'no bytes': to => multipartBody(part(to, Buffer.alloc(0))),
  'no file': () => multipartBody(),
  'another type of body': (to, random) => {
    const other = random.pick([
      'application/json',
      'text/plain',
      'application/pdf',
      'application/octet-stream',
      'multipart/mixed; boundary=x',
      '',
    ])
    return { headers: other ? { 'content-type': other } : {}, body: to.good }
  },
  'two files': (to, random) =>
    random.of(0.5)
      ? multipartBody(part(to, to.good), part({ ...to, name: `lain-${to.name}` }, to.good))
      : multipartBody(part({ ...to, field: 'lampiran' }, to.good), part({ ...to, field: 'avatar' }, to.good)),
  'many files': (to, random) => ({
    ...multipartBody(
      ...Array.from({ length: random.between(21, 400) }, (_, index) =>
        part({ ...to, field: `f${index}` }, to.good),
      ),
    ),
    // The response may arrive while the client is still sending and not reading yet.
    mayNotRespond: true,
  }),
  'another field': (to, random) =>
    multipartBody(
      part(
        {
          ...to,
          field: random.pick(['files', '__proto__', 'constructor', 'file_npwp[]', `${to.field}[name]`, '']),
        },
        to.good,
      ),
    ),
  'a deflated bomb': (_to, random) => {
    const mime = random.pick([type, 'application/json'])
    return { headers: { 'content-type': mime, 'content-encoding': 'gzip' }, body: bomb }
  },
  'a head without end': (_to, random) => ({
    headers: { 'content-type': type },
    body: Buffer.concat([
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${'n'.repeat(random.between(100, 60_000))}`,
      ),
    ]),
  }),
  'broken heads': (to, random) => {
    const head = random.pick([
      'Content-Disposition: attachment',
      ':::',
      'Content-Transfer-Encoding: base64',
      '\0\0\0',
      `${to.field}: ${to.name}`,
    ])
    return multipartBody(Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`), Buffer.from('isi\r\n'))
  },
}

/** Valid files with malicious names, for endpoints that store the name. */
export const maliciousFileNames = {
  'a path for a name': (to, random) => {
    const name = random.pick([
      '../../../../etc/cron.d/x.pdf',
      '/etc/passwd.pdf',
      './.pdf/../x.pdf',
      'a/b.pdf',
      `${'../'.repeat(60)}x.pdf`,
    ])
    return multipartBody(part({ ...to, name }, to.good))
  },
  'a name too long or not printable': (to, random) => {
    const name = random.pick([`${'n'.repeat(256)}.pdf`, `x\x01.pdf`, 'x\x7f.pdf', `${'n'.repeat(9_000)}.pdf`])
    return multipartBody(part({ ...to, name }, to.good))
  },
}
