/** What went wrong, in one sentence for staff; ends with exit code 1. */
export class Failure extends Error {}

/** A command that cannot be understood; ends with exit code 2. */
export class Misuse extends Error {}
