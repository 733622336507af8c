const schema0 = {"type":"object","required":["name"],"properties":{"name":{"type":"string","maxLength":255,"minLength":1},"sortOrder":{"type":"integer","minimum":0,"maximum":1000000},"contactNumber":{"type":"string","maxLength":255},"mapUrl":{"type":"string","maxLength":2048,"format":"uri"},"superVision":{"type":"string","maxLength":255}},"$id":"-19e1ec55"};
const func0 = (text) => { let length = 0; for (const _ of text) length += 1; return length };
const formats0 = /^(?:https?:\/\/(?:[\p{L}\p{M}\p{N}_\u200c\u200d-]+(?:\.[\p{L}\p{M}\p{N}_\u200c\u200d-]+)*\.?|\[[\da-f:.]+\])(?::\d{1,5})?(?:[/?#][^\s\p{Cc}\p{Cs}<>"\\]*)?|mailto:[^\s\p{Cc}\p{Cs}<>"\\]+@(?:[\p{L}\p{M}\p{N}_\u200c\u200d-]+(?:\.[\p{L}\p{M}\p{N}_\u200c\u200d-]+)*\.?|\[[\da-f:.]+\])(?:\?[^\s\p{Cc}\p{Cs}<>"\\]*)?|tel:\+?[\d().-]+)$/iu;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="-19e1ec55" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func0(data0) > 255){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func0(data0) < 1){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.sortOrder !== undefined){
let data1 = data.sortOrder;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err4 = {instancePath:instancePath+"/sortOrder",schemaPath:"#/properties/sortOrder/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 1000000 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/sortOrder",schemaPath:"#/properties/sortOrder/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/sortOrder",schemaPath:"#/properties/sortOrder/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.contactNumber !== undefined){
let data2 = data.contactNumber;
if(typeof data2 === "string"){
if(func0(data2) > 255){
const err7 = {instancePath:instancePath+"/contactNumber",schemaPath:"#/properties/contactNumber/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/contactNumber",schemaPath:"#/properties/contactNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.mapUrl !== undefined){
let data3 = data.mapUrl;
if(typeof data3 === "string"){
if(func0(data3) > 2048){
const err9 = {instancePath:instancePath+"/mapUrl",schemaPath:"#/properties/mapUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(formats0.test(data3))){
const err10 = {instancePath:instancePath+"/mapUrl",schemaPath:"#/properties/mapUrl/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/mapUrl",schemaPath:"#/properties/mapUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.superVision !== undefined){
let data4 = data.superVision;
if(typeof data4 === "string"){
if(func0(data4) > 255){
const err12 = {instancePath:instancePath+"/superVision",schemaPath:"#/properties/superVision/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/superVision",schemaPath:"#/properties/superVision/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const validators = {
  "-19e1ec55": validate0,
}
