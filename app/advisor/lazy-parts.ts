/** The parts of the Digital Advisor that load once a conversation starts. */
export { closeChat, currentChat, startConversation, subscribe } from "./conversation.ts";
export { Panel } from "./panel.tsx";
