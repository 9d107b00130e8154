import { describe, expect, test } from 'vitest'
import { detectTaxFileType, taxFile, taxFileMaxBytes } from './index'
import { getParseResult } from './testing/parse-result'
import { createFileMetadata } from './testing/samples'

const bytes = (...values: number[]) => Uint8Array.from(values)

describe('the tax file', () => {
  test.each([
    createFileMetadata('npwp.pdf', 'application/pdf'),
    createFileMetadata('NPWP 2026.PDF', 'application/pdf', taxFileMaxBytes),
    createFileMetadata('npwp.jpg', 'image/jpeg'),
    createFileMetadata('npwp.jpeg', 'image/jpeg'),
    createFileMetadata('kartu pajak.png', 'image/png'),
  ])('is accepted with the name $name and the type $type', file => {
    expect(getParseResult(taxFile, file)).toEqual({ value: file })
  })

  test.each([
    [undefined, 'validation.required'],
    ['npwp.pdf', 'validation.required'],
    [createFileMetadata('', 'application/octet-stream', 0), 'validation.required'],
    [createFileMetadata('npwp.pdf', 'application/pdf', taxFileMaxBytes + 1), 'validation.file_size'],
    [createFileMetadata('npwp.exe', 'application/pdf'), 'validation.file_type'],
    [createFileMetadata('npwp.pdf.html', 'text/html'), 'validation.file_type'],
    [createFileMetadata('npwp.png', 'image/jpeg'), 'validation.file_type'],
    [createFileMetadata('npwp', 'application/pdf'), 'validation.file_type'],
    [createFileMetadata('../npwp.pdf', 'application/pdf'), 'validation.file_name'],
    [createFileMetadata(`${'x'.repeat(252)}.pdf`, 'application/pdf'), 'validation.file_name'],
  ])('is rejected if it is %j', (file, key) => {
    expect(getParseResult(taxFile, file)).toEqual({ errors: [`: ${key}`] })
  })

  test.each([
    [bytes(0x25, 0x50, 0x44, 0x46, 0x2d, 0x31), 'application/pdf'],
    [bytes(0xff, 0xd8, 0xff, 0xe0), 'image/jpeg'],
    [bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0), 'image/png'],
    [bytes(0x4d, 0x5a, 0x90, 0), null],
    [new TextEncoder().encode('<html>%PDF-'), null],
    [bytes(0x25, 0x50), null],
    [bytes(), null],
  ])('has a type that is detected from the first bytes: %j is %s', (content, kind) => {
    expect(detectTaxFileType(content)).toBe(kind)
  })
})
