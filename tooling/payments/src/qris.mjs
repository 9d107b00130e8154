const field = (id, value) => `${id}${String(value.length).padStart(2, '0')}${value}`

/** Computes CRC-16/CCITT-FALSE, as the EMV standard for QR payments requires. */
function checksum(text) {
  let crc = 0xffff
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1)
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

/**
 * Builds a well-formed dynamic QRIS code as text. Its merchant has no acquirer, so no banking app can pay
 * it.
 */
export function buildQrisText({ amount, reference, merchant }) {
  const account = field('00', 'TEST.SIMULATOR') + field('01', reference.slice(0, 40))
  const text = [
    field('00', '01'),
    field('01', '12'),
    field('26', account),
    field('52', '5734'),
    field('53', '360'),
    field('54', String(amount)),
    field('58', 'ID'),
    field('59', merchant.slice(0, 25)),
    field('60', 'JAKARTA'),
    '6304',
  ].join('')
  return text + checksum(text)
}
