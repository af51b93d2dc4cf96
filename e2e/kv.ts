import { StaffState } from "./staff-state.ts";

/** What the server under test keeps. */
export const served = new StaffState(process.env["E2E_STATE"]);
