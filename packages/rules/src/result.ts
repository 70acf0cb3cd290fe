/**
 * Bad input is a value, a bug throws: everything that reads something a person or a program wrote answers with a Result.
 * `code` comes from a closed list of the reader's own; `message` is one English line that says what was wrong, where, and what is allowed.
 */
export interface Fault<Code extends string = string> {
  readonly code: Code;
  readonly message: string;
}

/** A value, or the fault for which there is none. */
export type Result<T, Code extends string = string> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: Fault<Code> };

/** A good result. */
export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });

/** A fault as a result. */
export const err = <Code extends string>(code: Code, message: string): Result<never, Code> => ({
  ok: false,
  fault: { code, message },
});

/** The value, or a thrown error: for callers that wrote the input themselves, such as tests and tables. */
export const unwrap = <T>(result: Result<T>): T => {
  if (result.ok) return result.value;
  throw new Error(`${result.fault.code}: ${result.fault.message}`);
};
