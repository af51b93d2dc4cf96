/** The parts of the Digital Advisor that load once a conversation starts. */
export { closeChat, conversation, openChat, startConversation } from "./conversation.ts";
export { Panel } from "./panel.tsx";
