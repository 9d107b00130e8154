export { verifyChains } from './chains'
export { createEvidenceCryptography } from './cryptography'
export * from './format'
export { type EvidenceProblem, type EvidenceReport, type EvidenceResult, verifyEvidence } from './verify'
