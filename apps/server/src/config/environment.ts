import type { BlockList } from 'node:net';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import * as z from 'zod';
import { operatorTexts } from '../errors/operator-texts.ts';
import { StartError } from '../errors/start-error.ts';
import type { StripeConfig } from '../licenses/payments.ts';
import type { Quota } from '../versions/quota.ts';
import { proxyList } from './client-address.ts';

const whole = (min: number, max: number) => {
  const error = operatorTexts.t('operator.environment.wholeNumber', { min, max });
  return z
    .string()
    .regex(/^\s*\d{1,9}\s*$/, { error })
    .transform(Number)
    .pipe(z.number().min(min, { error }).max(max, { error }));
};
const integer = (min: number, max: number, fallback: number) => whole(min, max).default(fallback);

const addressLike = (example: string) => operatorTexts.t('operator.environment.address', { example });
const wrong = (faults: string) => new StartError(operatorTexts.t('operator.environment.wrong', { faults }));

const webUrl = z
  .url({ protocol: /^https?$/, error: addressLike('https://timetable.example.org') })
  .refine((url) => !URL.canParse(url) || new URL(url).pathname === '/', {
    error: operatorTexts.t('operator.environment.noPath'),
  })
  .transform((url) => (URL.canParse(url) ? new URL(url).origin : url));

/** Every variable that the server reads. `docs/deploy.md` explains each to administrators of a server. */
const environmentSchema = z.object({
  /** The address on which the server listens. Port 0 takes any free one. */
  PORT: integer(0, 65535, 3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  /** The address in the browser; decides `Secure` cookies, links in mails and whose requests are taken. */
  PUBLIC_URL: webUrl.optional(),
  /** Further origins whose browsers may call, separated by commas (a development server, say). */
  TRUSTED_ORIGINS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((item) => item.trim())
        .filter(Boolean),
    )
    .pipe(z.array(webUrl)),
  /** Addresses or networks of the reverse proxies in front, separated by commas: what they add to X-Forwarded-For is believed. */
  TRUST_PROXY: z
    .string()
    .default('0')
    .transform((list, context) => {
      if (list.trim() === '0') return null;
      const proxies = proxyList(list.split(',').map((item) => item.trim()));
      if (proxies) return proxies;
      context.addIssue(operatorTexts.t('operator.environment.proxies'));
      return z.NEVER;
    }),
  /** PostgreSQL, for more than one server or worker; without it SQLite in DATA_DIR. */
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: addressLike('postgres://user:password@host:5432/bellgrid'),
    })
    .optional(),
  /** Database, secret, lock and outbox. */
  DATA_DIR: z.string().min(1).default('data'),
  /** 1: the data folder of a server whose database is gone may get a new, empty one. */
  NEW_DATABASE: z
    .enum(['0', '1'], { error: operatorTexts.t('operator.environment.zeroOrOne') })
    .default('0')
    .transform((value) => value === '1'),
  /** Signs the cookies; without it one is made once and kept in DATA_DIR. */
  AUTH_SECRET: z
    .string()
    .min(32, { error: operatorTexts.t('operator.environment.atLeast', { min: 32 }) })
    .refine((secret) => new Set(secret).size >= 10, {
      error: operatorTexts.t('operator.environment.notRandom'),
    })
    .optional(),
  /** Attempts a minute and address at each of sign-in, sign-up, password reset and verification mail. */
  AUTH_ATTEMPTS_PER_MINUTE: integer(1, 100_000, 30),
  /** Calls a minute and user. */
  CALLS_PER_MINUTE: integer(1, 1_000_000, 600),
  /** Memory for drafts and pictures that are just being sent, by all users together. */
  BODY_MEMORY_MB: integer(16, 65_536, 96),
  /** Limits of the storage of each school: megabytes of compressed draft files, and number of versions. */
  SCHOOL_STORAGE_MB: integer(10, 1_000_000, 300),
  SCHOOL_VERSIONS: integer(10, 1_000_000, 2000),
  /** Days until the paywall asks a new account for licences. */
  FREE_TRIAL_DAYS: whole(0, 36_500).optional(),
  /** 1: new accounts may have several schedule structures; without it only where no payments are taken. */
  MULTIPLE_STRUCTURES: z
    .enum(['0', '1'], { error: operatorTexts.t('operator.environment.zeroOrOne') })
    .optional(),
  /** Payments by Stripe: the secret key, the price of a licence for one teacher, the secret of the webhook. */
  STRIPE_SECRET_KEY: z
    .string()
    .min(8, { error: operatorTexts.t('operator.environment.tooShort') })
    .optional(),
  STRIPE_PRICE_ID: z
    .string()
    .min(3, { error: operatorTexts.t('operator.environment.tooShort') })
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .min(8, { error: operatorTexts.t('operator.environment.tooShort') })
    .optional(),
  /** The address of Stripe's interface, if not at Stripe. */
  STRIPE_API_URL: webUrl.optional(),
  /** The duration of a licence that was paid for. */
  LICENSE_MONTHS: integer(1, 1200, 12),
  /** The bearer token for /metrics; without it only this machine may read them. */
  METRICS_TOKEN: z
    .string()
    .min(16, { error: operatorTexts.t('operator.environment.atLeast', { min: 16 }) })
    .optional(),
  /** The contact for reports of a weakness, an e-mail address or a page, for /.well-known/security.txt. */
  SECURITY_CONTACT: z
    .string()
    .regex(/^(https:\/\/|mailto:)\S+$|^[^\s@:]+@[^\s@]+$/, {
      error: operatorTexts.t('operator.environment.addresses', {
        example: 'security@example.org',
        other: 'https://example.org/security',
      }),
    })
    .transform((contact) => (/^(https|mailto):/.test(contact) ? contact : `mailto:${contact}`))
    .optional(),
  /** The address that texts for schools name as support, and that gets error reports; without it they name none. */
  SUPPORT_EMAIL: z.email({ error: addressLike('help@example.org') }).optional(),
  /**
   * The mail server, like smtp://user:password@mail.example.org:587; without it mails go into
   * DATA_DIR/outbox.
   */
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: addressLike('smtp://user:password@host:587') }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\s@<>]+@[^\s@<>]+$|^[^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>$/, {
      error: addressLike('Bellgrid <no-reply@example.org>'),
    })
    .default('Bellgrid <no-reply@localhost>'),
  /** Runs at the same time, short ones and longer ones, and search threads and memory of each. */
  SOLVER_SHORT_CONCURRENCY: integer(1, 64, 1),
  SOLVER_CONCURRENCY: integer(1, 64, Math.max(1, Math.min(2, Math.floor(availableParallelism() / 2)))),
  SOLVER_THREADS: integer(1, 64, Math.min(availableParallelism(), 2)),
  SOLVER_MEMORY_MB: integer(64, 65536, 1024),
  /** Fewest search steps without progress that end the run of a full schedule; without it the solver's own number. */
  SOLVER_PLATEAU_STEPS: whole(1, 999_999_999).optional(),
  /** Seconds without a sign of life after which the worker of a run counts as gone. */
  SOLVER_LEASE_SECONDS: integer(1, 600, 9),
  /** Requests are logged at `info`. */
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: operatorTexts.t('operator.environment.logLevel'),
    })
    .default('error'),
});

/** If licences cannot be bought, none is required until an administrator says so. */
const TRIAL_DAYS = 30;
const TRIAL_DAYS_WITHOUT_PAYMENTS = 3650;

export const environmentVariables = Object.keys(environmentSchema.shape);

interface SolverConfig {
  /** Runs at the same time, of the short ones and of the longer ones. */
  readonly concurrency: { readonly cloud_function: number; readonly cloud_run: number };
  readonly threads: number;
  readonly memoryMb: number;
  /** Null: the solver's own number. */
  readonly plateauSteps: number | null;
  readonly leaseSeconds: number;
}

/** The server's settings, checked. */
export interface ServerConfig {
  readonly port: number;
  readonly host: string;
  /** Null: `http://localhost:` and the port that the server listens on. */
  readonly publicUrl: string | null;
  readonly trustedOrigins: readonly string[];
  /** The reverse proxies in front; null when there are none. */
  readonly trustProxy: BlockList | null;
  /** Null: SQLite in the data folder. */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  readonly newDatabase: boolean;
  readonly authSecret: string | null;
  readonly authAttemptsPerMinute: number;
  readonly callsPerMinute: number;
  readonly bodyMemoryMb: number;
  readonly quota: Quota;
  readonly freeTrialDays: number;
  /** New accounts may have several schedule structures. */
  readonly hasMultipleStructures: boolean;
  /** Null: no payments are taken. */
  readonly stripe: StripeConfig | null;
  readonly metricsToken: string | null;
  readonly securityContact: string | null;
  /** Null: no text names an address. */
  readonly supportEmail: string | null;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly solver: SolverConfig;
  readonly logLevel: string;
}

/** Reads the settings; an empty variable counts as not set. Throws StartError that names each wrong one. */
export function readEnvironment(environment: Readonly<Record<string, string | undefined>>): ServerConfig {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path[0]?.toString()} ${issue.message}`);
    throw wrong(faults.join('; '));
  }
  if (parsed.data.DATABASE_URL && !parsed.data.AUTH_SECRET) {
    throw wrong(operatorTexts.t('operator.environment.secretForDatabase'));
  }
  const values = parsed.data;
  if (values.PUBLIC_URL?.startsWith('https:') && !values.SMTP_URL) {
    throw wrong(operatorTexts.t('operator.environment.mailForHttps'));
  }
  const stripe = stripeConfig(values);
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL ?? null,
    trustedOrigins: values.TRUSTED_ORIGINS,
    trustProxy: values.TRUST_PROXY,
    databaseUrl: values.DATABASE_URL ?? null,
    dataDir: resolve(values.DATA_DIR),
    newDatabase: values.NEW_DATABASE,
    authSecret: values.AUTH_SECRET ?? null,
    authAttemptsPerMinute: values.AUTH_ATTEMPTS_PER_MINUTE,
    callsPerMinute: values.CALLS_PER_MINUTE,
    bodyMemoryMb: values.BODY_MEMORY_MB,
    quota: { bytes: values.SCHOOL_STORAGE_MB * 1024 * 1024, versions: values.SCHOOL_VERSIONS },
    freeTrialDays: values.FREE_TRIAL_DAYS ?? (stripe ? TRIAL_DAYS : TRIAL_DAYS_WITHOUT_PAYMENTS),
    hasMultipleStructures: values.MULTIPLE_STRUCTURES ? values.MULTIPLE_STRUCTURES === '1' : stripe === null,
    stripe,
    metricsToken: values.METRICS_TOKEN ?? null,
    securityContact: values.SECURITY_CONTACT ?? null,
    supportEmail: values.SUPPORT_EMAIL ?? null,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM,
    solver: {
      concurrency: {
        cloud_function: values.SOLVER_SHORT_CONCURRENCY,
        cloud_run: values.SOLVER_CONCURRENCY,
      },
      threads: values.SOLVER_THREADS,
      memoryMb: values.SOLVER_MEMORY_MB,
      plateauSteps: values.SOLVER_PLATEAU_STEPS ?? null,
      leaseSeconds: values.SOLVER_LEASE_SECONDS,
    },
    logLevel: values.LOG_LEVEL,
  };
}

/** Null without a key. Throws StartError when something goes with it that is missing. */
function stripeConfig(values: z.output<typeof environmentSchema>): StripeConfig | null {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PRICE_ID: priceId,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  } = values;
  if (!secretKey && !priceId && !webhookSecret) return null;
  if (!secretKey || !priceId || !webhookSecret) {
    throw wrong(operatorTexts.t('operator.environment.payments'));
  }
  const { STRIPE_API_URL: apiUrl = null, LICENSE_MONTHS: licenseMonths } = values;
  return { secretKey, priceId, webhookSecret, apiUrl, licenseMonths };
}
