// biome-ignore-all lint/style/noRestrictedImports: the two folders are copied to computers without node_modules.
// The formats of transparency logs, as the verifier reads them. Both are independent of the product.
export { computeConsistentRoots } from '../../verify-usage/src/log/consistency.mjs'
export { formatCosignedMessage, verifyCosignature } from '../../verify-usage/src/log/cosignature.mjs'
export { emptyRoot, hashBytes, sha256 } from '../../verify-usage/src/log/hashes.mjs'
export { readCheckpoint } from '../../verify-usage/src/log/note.mjs'
export {
  computeKeyId,
  decodeBase64,
  isKeyName,
  parseVerifierKey,
  signatureTypes,
} from '../../verify-usage/src/log/verifier-key.mjs'
