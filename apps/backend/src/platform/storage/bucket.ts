import type { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import { environment } from '#src/platform/runtime/environment'

const { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' } = environment

// The SDK is loaded on first use, because it is large and most processes store files in a folder.
const sdk = () => import('@aws-sdk/client-s3')

let opened: Promise<S3Client> | undefined
const client = () => {
  opened ??= sdk().then(
    ({ S3Client }) =>
      new S3Client({
        endpoint: S3_ENDPOINT,
        region: S3_REGION,
        // Path-style URLs work with every S3-compatible server.
        forcePathStyle: S3_ENDPOINT !== undefined,
        credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
        requestHandler: { connectionTimeout: 3_000, requestTimeout: 20_000 },
      }),
  )
  return opened
}

type Content = { bytes: Buffer; mime?: string; cacheControl?: string; disposition?: string }

/** Files in an S3-compatible bucket by key. Access is controlled by the bucket policy; files have no ACLs. */
export const createBucketClient = (Bucket: string) => ({
  async put(Key: string, { bytes, mime, cacheControl, disposition }: Content): Promise<void> {
    const { PutObjectCommand } = await sdk()
    const headers = { ContentType: mime, CacheControl: cacheControl, ContentDisposition: disposition }
    await (await client()).send(new PutObjectCommand({ Bucket, Key, Body: bytes, ...headers }))
  },

  /** The file's size and a stream of its bytes; null if there is no such file. */
  async get(Key: string): Promise<{ size: number; body: Readable } | null> {
    const { GetObjectCommand, NoSuchKey } = await sdk()
    try {
      const { ContentLength = 0, Body } = await (await client()).send(new GetObjectCommand({ Bucket, Key }))
      return { size: ContentLength, body: Body as Readable }
    } catch (error) {
      if (error instanceof NoSuchKey) return null
      throw error
    }
  },

  /** Whether there is such a file. */
  async has(Key: string): Promise<boolean> {
    const { HeadObjectCommand, NotFound } = await sdk()
    try {
      await (await client()).send(new HeadObjectCommand({ Bucket, Key }))
      return true
    } catch (error) {
      if (error instanceof NotFound) return false
      throw error
    }
  },

  async remove(Key: string): Promise<void> {
    const { DeleteObjectCommand } = await sdk()
    await (await client()).send(new DeleteObjectCommand({ Bucket, Key }))
  },
})
