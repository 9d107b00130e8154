import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { storeTaxFile, type TaxFile } from '#src/customers'

const words = 'BT /F1 24 Tf 72 720 Td (CONTOH, bukan dokumen asli) Tj ET'

const objects = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
  `<< /Length ${words.length} >>\nstream\n${words}\nendstream`,
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
]

function samplePdf(): string {
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`
  return `${text}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
}

/** Stores a one-page sample PDF in the same way as an uploaded tax file. */
export async function storeSampleTaxFile(): Promise<TaxFile> {
  const path = join(tmpdir(), randomUUID())
  const content = samplePdf()
  await writeFile(path, content)
  try {
    return await storeTaxFile({
      path,
      name: 'npwp-contoh.pdf',
      size: content.length,
      kind: 'application/pdf',
    })
  } finally {
    await rm(path, { force: true })
  }
}
